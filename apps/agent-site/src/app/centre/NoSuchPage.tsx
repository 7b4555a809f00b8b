import { EmptyState, Inline, LinkButton } from '@baize/ui'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { paths } from '../../shared/paths.ts'

/** The title of a URL without a page. */
export const noSuchPage = msg({
  message: 'Page not found',
  context: 'title of a page: a wrong address',
})

/** A URL of the centre without a page. */
export function NoSuchPage() {
  const { t, i18n } = useLingui()
  return (
    <EmptyState
      level={1}
      title={i18n._(noSuchPage)}
      action={
        <Inline space="xs">
          <LinkButton href={paths.overview}>
            {t({ message: 'Team overview', context: 'page of the agent centre' })}
          </LinkButton>
          <LinkButton href={paths.service} variant="outline" tone="neutral">
            {t({ message: 'Customer service', context: 'page of the agent centre' })}
          </LinkButton>
        </Inline>
      }
    >
      {t({
        message: 'The address may be outdated or mistyped. Use the menu to find a page.',
        context: 'a wrong address of the agent centre',
      })}
    </EmptyState>
  )
}
