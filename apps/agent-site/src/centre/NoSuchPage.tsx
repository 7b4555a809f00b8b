import { EmptyState, Inline, LinkButton } from '@baize/ui'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { paths } from '../app/paths.ts'

/** What an address is called that nothing stands at. */
export const noSuchPage = msg({
  message: 'Page not found',
  context: 'title of a page: a wrong address',
})

/** An address of the centre that nothing stands at. */
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
