import { useFormat } from '@baize/i18n'
import { Alert, Button, CopyField, Inline, KeyValueList, Stack, Text } from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { BetDetail } from './BetStory.tsx'
import { type CheckedDraw, checkDraw } from './checkDraw.ts'

type Draw = BetDetail['draws'][number]

const kinds: Record<Draw['kind'], MessageDescriptor> = {
  round: msg({ message: 'Round from your seed', context: 'what decided a bet' }),
  flight: msg({ message: 'Flight from your seed', context: 'what decided a bet: a crash game' }),
  draw: msg({ message: 'Public draw', context: 'what decided a bet: a lottery' }),
  match: msg({ message: 'Match', context: 'what decided a bet: sports' }),
}

/** What one draw was made by: its hash, seen before; its seed, seen after; and the check of one against the other. */
export function DrawProof({ draw }: { draw: Draw }) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const [checked, setChecked] = useState<CheckedDraw | null>(null)
  const { kind, result, nonce, serverSeed, serverSeedHash, clientSeed } = draw
  const own = kind === 'round' || kind === 'flight'
  return (
    <Stack space="sm">
      <KeyValueList
        items={[
          {
            id: 'kind',
            label: t({ message: 'Result details', context: 'of a bet' }),
            value: i18n._(kinds[kind]),
          },
          ...(result === null
            ? []
            : [
                {
                  id: 'result',
                  label: t({ message: 'Result', context: 'what was drawn' }),
                  value: <bdi>{result}</bdi>,
                },
              ]),
          ...(own
            ? [
                {
                  id: 'nonce',
                  label: t({
                    message: 'Round number',
                    context: 'how many rounds a seed has drawn before',
                  }),
                  value: format.number(nonce),
                },
              ]
            : []),
        ]}
      />
      <CopyField
        label={t({ message: 'Server seed hash (SHA-256), shown before', context: 'of a draw' })}
        value={serverSeedHash}
      />
      <CopyField
        label={
          own
            ? t({ message: 'Your seed', context: 'of a draw' })
            : t({ message: 'Event number', context: 'of a draw: a lottery draw or a match' })
        }
        value={clientSeed}
      />
      {serverSeed === null ? (
        <Text size="sm" tone="muted">
          {own
            ? t`The server seed is revealed once you generate a new one in the game, under “Check the draws”.`
            : t`The server seed is revealed when this round is over.`}
        </Text>
      ) : (
        <>
          <CopyField
            label={t({ message: 'Server seed, revealed after', context: 'of a draw' })}
            value={serverSeed}
          />
          <Inline>
            <Button
              variant="outline"
              tone="neutral"
              size="small"
              onClick={() =>
                void checkDraw({ serverSeed, serverSeedHash, clientSeed, nonce }).then(setChecked)
              }
            >
              {t({ message: 'Verify', context: 'button: a draw against its hash' })}
            </Button>
          </Inline>
          {checked && (
            <Stack space="sm">
              <Alert tone={checked.same ? 'positive' : 'critical'} announce="polite">
                {checked.same
                  ? t`Verified in your browser: this seed matches the hash shown before.`
                  : t`This seed does not match the hash shown before. Please contact customer service.`}
              </Alert>
              <CopyField
                label={t({ message: 'HMAC-SHA256 of the draw', context: 'of a draw: bytes in hex' })}
                value={checked.bytes}
                hint={t`The server seed over “your seed:number:0”. Every four bytes give one number of the draw.`}
              />
            </Stack>
          )}
        </>
      )}
    </Stack>
  )
}
