import type { ValueOf } from '@baize/api'
import { balance, type referral as referralCall } from '@baize/api/calls'
import { useApiQuery } from '@baize/site'
import { Amount, Button, Card, CopyField, Heading, Inline, LinkButton, QrCode, Stack, Text } from '@baize/ui'
import { SendIcon } from '@baize/ui/icons'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import * as css from './Referral.css.ts'

/** The link, the code and the image to share, and what a friend has to do. */
export function Invitation({ referral }: { referral: ValueOf<typeof referralCall> }) {
  const { t } = useLingui()
  const symbol = useApiQuery(balance, {}).data?.currencySymbol
  const { url, code, qrText, rule, touchDays } = referral
  const invitation = t({ message: 'Play with me', context: 'goes with an invitation link' })
  // Only where the device can: elsewhere the link is copied.
  const canShare = typeof navigator.share === 'function'
  return (
    <Card as="section" surface="felt" padding="lg">
      <div className={css.invitation}>
        <Stack space="md">
          <Stack space="xs">
            <Heading level={2}>
              <Trans>
                <Amount value={rule.reward} currency={symbol} /> for every friend who qualifies
              </Trans>
            </Heading>
            <Text tone="inherit">
              <Trans>
                A friend qualifies after <Amount value={rule.deposit} currency={symbol} /> in deposits and{' '}
                <Amount value={rule.validBet} currency={symbol} /> in valid bets.
              </Trans>
            </Text>
            <Text tone="inherit">
              {t({
                message: plural(touchDays, {
                  one: 'The last link a friend opened counts, for # day.',
                  other: 'The last link a friend opened counts, for # days.',
                }),
              })}
            </Text>
          </Stack>
          <div className={css.sheet}>
            <Stack space="sm">
              <CopyField label={t({ message: 'Your link', context: 'to invite friends' })} value={url} />
              <CopyField label={t({ message: 'Your code', context: 'to invite friends' })} value={code} />
              <Inline space="sm">
                {canShare && (
                  <Button
                    icon={<SendIcon size={18} />}
                    onClick={() =>
                      // Who changes their mind has shared nothing: that is no failure.
                      void navigator.share({ title: invitation, url }).catch(() => {})
                    }
                  >
                    {t({ message: 'Share', context: 'button: an invitation link' })}
                  </Button>
                )}
                <LinkButton
                  external
                  variant="outline"
                  tone="neutral"
                  href={`https://t.me/share/url?url=${encodeURIComponent(url)}&text=${encodeURIComponent(invitation)}`}
                >
                  Telegram
                </LinkButton>
                <LinkButton
                  external
                  variant="outline"
                  tone="neutral"
                  href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`}
                >
                  Facebook
                </LinkButton>
              </Inline>
            </Stack>
          </div>
        </Stack>
        <div className={css.qr}>
          <QrCode
            value={qrText}
            label={t({ message: 'QR code of your link', context: 'name of a QR code' })}
          />
        </div>
      </div>
    </Card>
  )
}
