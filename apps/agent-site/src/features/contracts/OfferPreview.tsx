import { DifferenceTable, OfferConsequences } from '@baize/account'
import { previewOffer } from '@baize/api/calls'
import type { ContractOffer } from '@baize/forms'
import { Loaded, useApiQuery } from '@baize/site'
import { Heading, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

/** The platform's preview of an offer for its receiver: requested during the review. */
export function OfferPreview({ offer }: { offer: ContractOffer }) {
  const { t } = useLingui()
  const read = useApiQuery(previewOffer, { body: { ...offer, tiers: [...offer.tiers] } })
  return (
    <Loaded read={read} lines={6}>
      {(preview) => (
        <Stack space="md">
          {preview.running !== null && (
            <Stack space="sm">
              <Heading level={3} size="item">
                {t({
                  message: 'What changes',
                  context: 'heading: from one version of a contract to the next',
                })}
              </Heading>
              <DifferenceTable difference={preview.difference} />
            </Stack>
          )}
          <OfferConsequences preview={preview} kind={offer.kind} />
        </Stack>
      )}
    </Loaded>
  )
}
