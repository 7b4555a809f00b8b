import { Container, ErrorState, LanguageSelect } from '@baize/ui'
import type { ReactNode } from 'react'
import { useProblemText } from '../problems/useProblemText.ts'
import { lazyScreen } from '../routing/lazyScreen.tsx'
import { ScreenPending } from '../routing/ScreenPending.tsx'
import type { SystemState } from '../start/system.ts'

/** Rarely seen, and it imports the formats of dates: not in any site's first load. */
const StatusPage = lazyScreen(() => import('./statusPage.ts').then((chunk) => chunk.StatusPage))

export interface ClosedPageProps {
  /** What the platform says about the site: anything but normal. */
  system: Exclude<SystemState, { kind: 'normal' }> & { retry(): void }
  /** The brand's logo, given its name. */
  logo: (brandName: string) => ReactNode
}

/** What replaces a site: nothing yet, maintenance, region blocked, an address that is not the brand's, or a platform that cannot be reached. */
export function ClosedPage({ system, logo }: ClosedPageProps) {
  const problemText = useProblemText()
  if (system.kind === 'loading') return <ScreenPending />
  if (system.kind === 'failed') {
    return (
      <Container as="main">
        <ErrorState level={1} retrying={system.checking} onRetry={system.retry}>
          {problemText(system.error)}
        </ErrorState>
      </Container>
    )
  }
  const { message, until, ip, customerService, brandName, mainDomain } = system.permission
  const strange = system.kind === 'wrongAddress'
  const shared = {
    logo: logo(brandName),
    contacts: customerService.map(({ csType, title, path }) => ({
      id: csType,
      label: title,
      // No links on under an address that is not the brand's.
      href: strange && URL.canParse(path, mainDomain) ? new URL(path, mainDomain).href : path,
    })),
    extra: <LanguageSelect />,
    ...(message && !strange ? { text: message } : {}),
  }
  if (strange) return <StatusPage kind="wrongAddress" {...shared} brandName={brandName} href={mainDomain} />
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
