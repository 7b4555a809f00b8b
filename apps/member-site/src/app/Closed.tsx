import { ClosedPage, type ClosedPageProps } from '@baize/account'
import { Logo } from './Logo.tsx'

/** What stands in the site's place; its code comes only when it is needed. */
export function Closed({ system }: Pick<ClosedPageProps, 'system'>) {
  return <ClosedPage system={system} logo={(name) => <Logo name={name} />} />
}
