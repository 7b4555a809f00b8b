import { PendingContext } from '@baize/i18n'
import { Button, Inline, Spinner, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { use } from 'react'

/** Replaces a screen while its code is loading. */
export function ScreenPending() {
  const { t } = useLingui()
  const skeleton = use(PendingContext)
  if (skeleton) return skeleton
  return (
    <Stack align="center" space="xl">
      <Spinner label={t({ message: 'Loading', comment: 'A screen is on its way' })} />
    </Stack>
  )
}

/** Replaces a screen when its code could not be fetched. */
export function ScreenFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <div role="alert">
      <Stack align="center" space="md">
        <Text>{t`This page could not be loaded. Check your connection and try again, or contact customer service.`}</Text>
        <Inline space="sm" align="center">
          <Button onClick={onRetry}>{t({ message: 'Try again', comment: 'Button' })}</Button>
          <Button variant="outline" tone="neutral" onClick={() => location.reload()}>
            {t({ message: 'Reload page', context: 'button: the site may have been renewed meanwhile' })}
          </Button>
        </Inline>
      </Stack>
    </div>
  )
}
