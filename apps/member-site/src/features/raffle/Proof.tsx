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
          {t({ message: 'How the draw works', context: 'heading of a raffle' })}
        </Heading>
        <Text size="sm">
          {t`The winning numbers come from a secret chosen before the week starts. Its fingerprint is published here from day one. After the draw we reveal the secret, so anyone can verify that it was not changed.`}
        </Text>
        <CopyField
          label={t({ message: 'This week’s fingerprint', context: 'proof of a draw: a SHA-256 hash' })}
          value={seedHash}
        />
        {seed && (
          <CopyField label={t({ message: 'This week’s secret', context: 'proof of a draw' })} value={seed} />
        )}
        {last?.seed && (
          <CopyField
            label={t({ message: 'Last draw’s secret', context: 'proof of a draw' })}
            value={last.seed}
          />
        )}
      </Stack>
    </Card>
  )
}
