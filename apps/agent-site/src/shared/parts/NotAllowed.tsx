import { EmptyState, LinkButton } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { paths } from '../paths.ts'

/** A page of the centre that the sub-user may not open, or that is not for the agent itself. */
export function NotAllowed() {
  const { t } = useLingui()
  return (
    <EmptyState
      level={1}
      title={t`You don’t have access to this page`}
      action={
        <LinkButton href={paths.overview}>
          {t({ message: 'Team overview', context: 'page of the agent centre' })}
        </LinkButton>
      }
    >
      {t`Your permission doesn’t include it. The agent can change your permission.`}
    </EmptyState>
  )
}
