import { pushSettings, subscribePush, unsubscribePush } from '@baize/api/calls'
import { LanguageSection } from '@baize/i18n'
import { useInvalidate, usePlatform, useRead } from '@baize/site'
import { SwitchField } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import {
  browserSubscription,
  canPush,
  describeSubscription,
  subscribeBrowser,
  subscriptionId,
} from './browserPush.ts'
import { loadMessages } from './messages.ts'

/** Push notifications in this browser, on or off; nothing where the browser or the operator has none. */
export function PushSetting() {
  return (
    <LanguageSection load={loadMessages}>
      <Setting />
    </LanguageSection>
  )
}

function Setting() {
  const { t } = useLingui()
  const { client } = usePlatform()
  const invalidate = useInvalidate()
  const possible = canPush()
  const { data: settings } = useRead(pushSettings, {}, { enabled: possible })
  const own = useQuery({
    queryKey: ['browserSubscription'],
    queryFn: async () => {
      const subscription = await browserSubscription()
      return subscription ? await subscriptionId(subscription) : null
    },
    enabled: possible,
    meta: { session: true },
  })
  const change = useMutation({
    async mutationFn({ on, publicKey }: { on: boolean; publicKey: string }) {
      if (on) {
        const subscription = await subscribeBrowser(publicKey)
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
  if (!publicKey || own.data === undefined) return null
  const on = settings.browsers.some(({ id }) => id === own.data)
  const blocked = change.data === 'blocked' || Notification.permission === 'denied'
  const error = blocked
    ? t`Your browser blocks notifications from this site. Allow them in its settings.`
    : t`Notifications could not be changed. Try again.`
  return (
    <SwitchField
      label={t({ message: 'Notifications in this browser', context: 'setting' })}
      hint={t`When something needs you, even while the site is closed. They name no amounts and end when you sign out.`}
      checked={change.isPending ? change.variables.on : on}
      loading={change.isPending}
      {...(!on && (blocked || change.data === 'failed') && { error })}
      onCheckedChange={(checked) => change.mutate({ on: checked, publicKey })}
    />
  )
}
