import { ApiError } from '@baize/api'
import { contractInfo, createInvite, invites } from '@baize/api/calls'
import { InviteLinkForm, type InviteRequest } from '@baize/forms'
import { Loaded, useApiQuery, useCall, useProblemText } from '@baize/site'
import { Stack } from '@baize/ui'
import { useSearchParams } from 'wouter'
import { InviteDetails } from './InviteDetails.tsx'
import { RateContracts } from './RateContracts.tsx'
import { useRates } from './rates.ts'
import { useTemplates } from './useTemplates.ts'

/**
 * A link by which others open their accounts themselves, with the rates that are offered to them, never above the own.
 * What kind it opens at first is in the address.
 */
export function LinkForm() {
  const creation = useCall(createInvite, {
    intent: ({ body }) => JSON.stringify(body),
    invalidates: [invites],
  })
  const problemText = useProblemText()
  const [params] = useSearchParams()
  const contracts = useApiQuery(contractInfo, {})
  const rates = useRates(contracts.data)
  const templates = useTemplates()

  const make = (request: InviteRequest) =>
    creation.mutateAsync({ body: { ...request, rates: { ...request.rates } } })

  return (
    <Loaded read={contracts} lines={6}>
      {(info) => (
        <Stack space="lg">
          <InviteLinkForm
            accountType={params.get('type') === 'agent' ? 'agent' : 'member'}
            rates={rates}
            templates={templates}
            onSubmit={make}
            result={(made) => <InviteDetails invite={made} />}
            explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
          />
          <RateContracts info={info} />
        </Stack>
      )}
    </Loaded>
  )
}
