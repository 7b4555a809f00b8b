import { ActionText, actionLabels, usePendingActions } from '@baize/account'
import { Card, EmptyState, Heading, Inline, LinkButton, Stack, Text } from '@baize/ui'
import { CheckIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import * as css from './Today.css.ts'

/** Everything that waits for the agent, most urgent first, each with the page that settles it. */
export function WaitingList() {
  const { t, i18n } = useLingui()
  const actions = usePendingActions()
  return (
    <Card as="section" padding="lg">
      <Stack space="md">
        <Heading level={2} size="group">
          {t({ message: 'Action needed', context: 'heading' })}
        </Heading>
        {actions.length === 0 ? (
          <EmptyState title={t`Nothing needs your attention`} icon={<CheckIcon size={32} />} level={3}>
            {t`Offers, bills, requests and disputes that need your attention appear here.`}
          </EmptyState>
        ) : (
          <ul className={css.list}>
            {actions.map((action) => (
              <li className={css.row} key={`${action.kind} ${action.id}`}>
                <Inline align="between" space="sm">
                  <Text>
                    <ActionText action={action} />
                  </Text>
                  <LinkButton href={action.link} variant="soft" size="small">
                    {i18n._(actionLabels[action.kind])}
                  </LinkButton>
                </Inline>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  )
}
