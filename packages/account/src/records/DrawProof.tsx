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
  round: msg({ message: 'A round of your own seed', context: 'what decided a bet' }),
  flight: msg({ message: 'A flight of your own seed', context: 'what decided a bet: a crash game' }),
  draw: msg({ message: 'A draw for everybody', context: 'what decided a bet: a lottery' }),
  match: msg({ message: 'A match', context: 'what decided a bet: sports' }),
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
          { id: 'kind', label: t({ message: 'Drawn as', context: 'of a bet' }), value: i18n._(kinds[kind]) },
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
                    message: 'Number of the round',
                    context: 'how many rounds a seed has drawn before',
                  }),
                  value: format.number(nonce),
                },
              ]
            : []),
        ]}
      />
      <CopyField
        label={t({ message: 'Hash of the server’s seed (SHA-256), shown before', context: 'of a draw' })}
        value={serverSeedHash}
      />
      <CopyField
        label={
          own
            ? t({ message: 'Your seed', context: 'of a draw' })
            : t({ message: 'Number of the event', context: 'of a draw: a lottery draw or a match' })
        }
        value={clientSeed}
      />
      {serverSeed === null ? (
        <Text size="sm" tone="muted">
          {own
            ? t`The server’s seed is shown once you take a new one: in the game, under “Check the draws”.`
            : t`The server’s seed is shown when this is over.`}
        </Text>
      ) : (
        <>
          <CopyField
            label={t({ message: 'The server’s seed, shown after', context: 'of a draw' })}
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
              {t({ message: 'Check it here', context: 'button: a draw against its hash' })}
            </Button>
          </Inline>
          {checked && (
            <Stack space="sm">
              <Alert tone={checked.same ? 'positive' : 'critical'} announce="polite">
                {checked.same
                  ? t`Your browser worked it out: this is the seed whose hash was shown before.`
                  : t`This seed has another hash than the one that was shown. Please tell customer service.`}
              </Alert>
              <CopyField
                label={t({ message: 'What it draws from (HMAC-SHA256)', context: 'of a draw: bytes in hex' })}
                value={checked.bytes}
                hint={t`The server’s seed over “your seed:number:0”. Four bytes are one number of the draw.`}
              />
            </Stack>
          )}
        </>
      )}
    </Stack>
  )
}
