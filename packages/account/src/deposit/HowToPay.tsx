import { useSkew } from '@baize/site'
import { Box, CopyField, Countdown, Inline, KeyValueList, LinkButton, QrCode, Stack, Text } from '@baize/ui'
import { ExternalIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import type { Deposit } from './states.ts'

export interface HowToPayProps {
  deposit: Deposit
  /** The kind of its method, once it is known. */
  kind: string | undefined
}

/** Where and how to pay a deposit, line by line, and how long there is for it; nothing once it is paid. */
export function HowToPay({ deposit, kind }: HowToPayProps) {
  const { t } = useLingui()
  const skew = useSkew()
  const { state, instructions, expiresAt } = deposit
  if (state !== 'created' && state !== 'pending') return null
  if (instructions.length === 0) return null
  const facts = instructions.filter((line) => line.kind === 'text')
  const address = instructions.findLast((line) => line.kind === 'copy')?.value
  return (
    <Stack space="sm">
      {facts.length > 0 && (
        <KeyValueList
          items={facts.map(({ label, language, value }) => ({
            id: label,
            label,
            labelLang: language,
            value: <bdi>{value}</bdi>,
          }))}
        />
      )}
      {kind === 'crypto' && address && (
        <Inline align="center">
          <QrCode value={address} label={t({ message: 'Payment address', context: 'of a QR code' })} />
        </Inline>
      )}
      {instructions.map(({ label, language, value, kind: look }) =>
        look === 'copy' ? (
          <CopyField key={label} label={<bdi lang={language}>{label}</bdi>} value={value} />
        ) : look === 'link' ? (
          <LinkButton key={label} href={value} external tone="premium" fullWidth iconEnd={<ExternalIcon />}>
            <bdi lang={language}>{label}</bdi>
          </LinkButton>
        ) : null,
      )}
      {kind === 'localBank' && (
        <Text size="sm" tone="muted">
          {t`Add the reference to your transfer so that we can match your deposit.`}
        </Text>
      )}
      {expiresAt && (
        <Box surface="sunken" radius="medium" padding="sm">
          <KeyValueList
            items={[
              {
                id: 'left',
                label: t({ message: 'Time left to pay', context: 'countdown of a deposit' }),
                value: (
                  <Countdown
                    to={expiresAt}
                    skew={skew}
                    label={t({ message: 'Time left to pay', context: 'countdown of a deposit' })}
                  />
                ),
              },
            ]}
          />
        </Box>
      )}
    </Stack>
  )
}
