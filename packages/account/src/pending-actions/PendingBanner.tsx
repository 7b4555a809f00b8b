import { LanguageSection } from '@baize/i18n'
import { Alert, Button, Inline, LinkButton, Stack } from '@baize/ui'
import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { ActionText } from './ActionText.tsx'
import { actionLabels } from './actionLabels.ts'
import { dismiss, isDismissed, isDismissible, readDismissed } from './dismissed.ts'
import { loadPendingMessages } from './messages.ts'
import * as css from './PendingBanner.css.ts'
import { type PendingAction, usePendingActions } from './usePendingActions.ts'

/** What waits for the user, above the content of every page: the most urgent at once, the others on request. */
export function PendingBanner() {
  const actions = usePendingActions()
  if (actions.length === 0) return null
  return (
    <LanguageSection load={loadPendingMessages}>
      <Banner actions={actions} />
    </LanguageSection>
  )
}

function Banner({ actions }: { actions: readonly PendingAction[] }) {
  const { t, i18n } = useLingui()
  const [path] = useLocation()
  const search = useSearch()
  const [dismissed, setDismissed] = useState(readDismissed)
  const [all, setAll] = useState(false)
  const here = search ? `${path}?${search}` : path
  const waiting = actions.filter((action) => action.link !== here && !isDismissed(dismissed, action))
  if (waiting.length === 0) return null
  const shown = all ? waiting : waiting.slice(0, 1)
  const more = waiting.length - shown.length
  return (
    <section
      className={css.banner}
      aria-label={t({ message: 'Action needed', context: 'name of a part of every page' })}
    >
      <Stack space="xs">
        {shown.map((action, place) => (
          <Alert
            key={`${action.kind} ${action.id}`}
            tone={isDismissible(action) ? 'info' : 'caution'}
            announce="polite"
            {...(isDismissible(action) && { onDismiss: () => setDismissed(dismiss(action)) })}
            action={
              <Inline space="sm">
                <LinkButton size="small" href={action.link}>
                  {i18n._(actionLabels[action.kind])}
                </LinkButton>
                {place === 0 && more > 0 && (
                  <Button size="small" variant="plain" tone="neutral" onClick={() => setAll(true)}>
                    <Plural value={more} one="Show # more" other="Show # more" />
                  </Button>
                )}
              </Inline>
            }
          >
            <ActionText action={action} />
          </Alert>
        ))}
      </Stack>
    </section>
  )
}
