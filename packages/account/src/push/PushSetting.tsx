import { pushSettings, subscribePush, unsubscribePush } from '@baize/api/calls'
import { LanguageSection } from '@baize/i18n'
import { useApiQuery, useInvalidate, usePlatform } from '@baize/site'
import { SwitchField } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { browserSubscription, describeSubscription, subscribeBrowser, subscriptionId } from './browserPush.ts'
import { loadMessages } from './messages.ts'
import { pushSupport } from './pushSupport.ts'
import { registerWorker } from './registerWorker.ts'

export interface PushSettingProps {
  /** What the notifications are about. @default what needs the member */
  hint?: string
  /** Registers the site's service worker. @default `/sw.js` */
  register?: () => Promise<void>
}

/** Push notifications in this browser, on or off, or why it has none; nothing where the operator has none. */
export function PushSetting(props: PushSettingProps) {
  return (
    <LanguageSection load={loadMessages}>
      <Setting {...props} />
    </LanguageSection>
  )
}

function Setting({ hint, register = registerWorker }: PushSettingProps) {
  const { t } = useLingui()
  const { client } = usePlatform()
  const invalidate = useInvalidate()
  const support = pushSupport()
  const { data: settings } = useApiQuery(pushSettings, {})
  const own = useQuery({
    queryKey: ['browserSubscription'],
    queryFn: async () => {
      const subscription = await browserSubscription()
      return subscription ? await subscriptionId(subscription) : null
    },
    enabled: support === 'possible',
    meta: { session: true },
  })
  const change = useMutation({
    async mutationFn({ on, publicKey }: { on: boolean; publicKey: string }) {
      if (on) {
        const subscription = await subscribeBrowser(publicKey, register)
        if (typeof subscription === 'string') return subscription
        await client.call(subscribePush, { body: describeSubscription(subscription) })
        return 'done'
      }
      const subscription = await browserSubscription()
      if (!subscription) return 'done'
      await client.call(unsubscribePush, { body: { endpoint: subscription.endpoint } })
      await subscription.unsubscribe()
      return 'done'
    },
    meta: { failureToast: true },
    onSettled: async () => {
      invalidate(pushSettings)
      await own.refetch()
    },
  })
  const publicKey = settings?.publicKey
  if (!publicKey) return null
  const label = t({ message: 'Notifications in this browser', context: 'setting' })
  if (support !== 'possible') {
    const reason =
      support === 'needsInstalling'
        ? t`On an iPhone or iPad, add this site to the home screen first, then turn on notifications there.`
        : t`This browser cannot show notifications.`
    return <SwitchField label={label} hint={reason} checked={false} disabled />
  }
  if (own.data === undefined) return null
  const on = settings.browsers.some(({ id }) => id === own.data)
  const blocked = change.data === 'blocked' || Notification.permission === 'denied'
  const error = blocked
    ? t`Your browser blocks notifications from this site. Allow them in its settings.`
    : t`Notifications could not be changed. Try again.`
  return (
    <SwitchField
      label={label}
      hint={
        hint ??
        t`When something needs you, even while the site is closed. They name no amounts and end when you sign out.`
      }
      checked={change.isPending ? change.variables.on : on}
      loading={change.isPending}
      {...(!on && (blocked || change.data === 'failed') && { error })}
      onCheckedChange={(checked) => change.mutate({ on: checked, publicKey })}
    />
  )
}
