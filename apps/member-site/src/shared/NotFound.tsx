import { EmptyState, LinkButton } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { paths } from './paths.ts'

/** A URL without a page. */
export function NotFound() {
  const { t } = useLingui()
  return (
    <EmptyState
      level={1}
      title={t`Page not found`}
      action={<LinkButton href={paths.home}>{t`Go to the home page`}</LinkButton>}
    >
      {t`The address may be outdated or mistyped.`}
    </EmptyState>
  )
}
