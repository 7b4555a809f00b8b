import { ScreenPending, type SystemState, useProblemText } from '@baize/account'
import { Container, ErrorState, StatusPage } from '@baize/ui'
import { Logo } from './Logo.tsx'

type ClosedState = Exclude<SystemState, { kind: 'normal' }>

/** What stands in the app's place: nothing yet, maintenance, region blocked, or a platform that cannot be reached. */
export function Closed({ system }: { system: ClosedState }) {
  const problemText = useProblemText()
  if (system.kind === 'loading') return <ScreenPending />
  if (system.kind === 'failed') {
    return (
      <Container>
        <ErrorState level={1} onRetry={system.retry}>
          {problemText(system.error)}
        </ErrorState>
      </Container>
    )
  }
  const { message, until, ip, customerService, brandName } = system.permission
  const shared = {
    logo: <Logo name={brandName} />,
    contacts: customerService.map(({ csType, title, path }) => ({ id: csType, label: title, href: path })),
    ...(message ? { text: message } : {}),
  }
  return system.kind === 'maintenance' ? (
    <StatusPage
      kind="maintenance"
      {...shared}
      {...(until ? { until } : {})}
      onRetry={system.retry}
      retrying={system.checking}
    />
  ) : (
    <StatusPage kind="regionBlocked" {...shared} ip={ip} />
  )
}
