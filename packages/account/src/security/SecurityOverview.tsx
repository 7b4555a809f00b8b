import { securityCentre } from '@baize/api/calls'
import { SecurityCentre } from '@baize/forms'
import { Loaded, useApiQuery } from '@baize/site'
import { Alert, Button, Card, DateTime, Heading, Inline, Stack } from '@baize/ui'
import { HistoryIcon } from '@baize/ui/icons'
import { Trans, useLingui } from '@lingui/react/macro'
import { CloseEntry } from './close/CloseEntry.tsx'
import { HeldDataCard } from './HeldDataCard.tsx'
import { NextStep } from './NextStep.tsx'
import { useSecurityPlace, viewOfKind } from './views.ts'
import { WhoAmI } from './WhoAmI.tsx'

/** Who is signed in, how well the account is protected, and the way to everything that does it. */
export function SecurityOverview() {
  const { t } = useLingui()
  const { open } = useSecurityPlace()
  const read = useApiQuery(securityCentre, {})
  return (
    <Stack space="lg">
      <Heading level={1}>{t({ message: 'Security', context: 'page title' })}</Heading>
      <WhoAmI onEdit={() => open('profile')} />
      <Loaded read={read} lines={8}>
        {({ items, payoutsHeldUntil }) => (
          <Stack space="md">
            {payoutsHeldUntil !== null && (
              <Alert tone="caution" title={t`Payouts on hold`}>
                <Trans>
                  Your security details were changed. Payouts and bank account changes are paused until{' '}
                  <DateTime value={payoutsHeldUntil} />.
                </Trans>
              </Alert>
            )}
            <NextStep items={items} onOpen={(kind) => open(viewOfKind[kind])} />
            <Heading level={2}>{t({ message: 'What protects your account', context: 'heading' })}</Heading>
            <SecurityCentre items={items} onOpen={(kind) => open(viewOfKind[kind])} />
          </Stack>
        )}
      </Loaded>
      <Card as="section">
        <Inline align="between">
          <Heading level={2} size="group">
            {t({ message: 'Sign-in history', context: 'heading' })}
          </Heading>
          <Button
            variant="outline"
            tone="neutral"
            icon={<HistoryIcon size={18} />}
            onClick={() => open('sign-ins')}
          >
            {t({ message: 'Sign-in history', context: 'button' })}
          </Button>
        </Inline>
      </Card>
      <HeldDataCard onOpen={() => open('data')} />
      <CloseEntry onOpen={() => open('close')} />
    </Stack>
  )
}
