import type { ValueOf } from '@baize/api'
import type { raffle } from '@baize/api/calls'
import { Card, CopyField, Heading, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

export interface ProofProps {
  seedHash: string
  seed: string | null
  last: ValueOf<typeof raffle>['last']
}

/** How the draw can be checked: its seed is fixed before, and shown after. */
export function Proof({ seedHash, seed, last }: ProofProps) {
  const { t } = useLingui()
  return (
    <Card as="section">
      <Stack space="sm">
        <Heading level={2} size="group">
          {t({ message: 'How it is drawn', context: 'heading of a raffle' })}
        </Heading>
        <Text size="sm">
          {t`The winning numbers come from a secret that is chosen before the week begins. Its fingerprint stands here from the first day; after the draw the secret itself is shown, so that anybody can check that it was not changed.`}
        </Text>
        <CopyField
          label={t({ message: 'Fingerprint of this week', context: 'proof of a draw: a SHA-256 hash' })}
          value={seedHash}
        />
        {seed && (
          <CopyField label={t({ message: 'Secret of this week', context: 'proof of a draw' })} value={seed} />
        )}
        {last?.seed && (
          <CopyField
            label={t({ message: 'Secret of the last draw', context: 'proof of a draw' })}
            value={last.seed}
          />
        )}
      </Stack>
    </Card>
  )
}
