import { securityCentre } from '@baize/api/calls'
import { Loaded, useApiQuery, useInvalidate } from '@baize/site'
import { Card } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { AuthenticatorApp } from './AuthenticatorApp.tsx'
import { ViewFrame } from './ViewFrame.tsx'
import { useSecurityPlace } from './views.ts'

/** The authenticator app: connect one, keep its recovery codes, remove it. */
export function AuthenticatorView() {
  const { t } = useLingui()
  const { back } = useSecurityPlace()
  const invalidate = useInvalidate()
  const read = useApiQuery(securityCentre, {})
  return (
    <ViewFrame
      title={t({ message: 'Authenticator app', context: 'page title' })}
      about={t`An app on your phone generates a new code every 30 seconds. We’ll ask for it when you sign in from a new location.`}
      onBack={back}
    >
      <Card as="section">
        <Loaded read={read}>
          {({ items }) => (
            <AuthenticatorApp
              connected={items.some(({ kind, state }) => kind === 'authenticator' && state !== 'notSet')}
              onConnectedChange={() => invalidate(securityCentre)}
              onDone={back}
            />
          )}
        </Loaded>
      </Card>
    </ViewFrame>
  )
}
