import { PushSetting } from '@baize/account'
import { useLingui } from '@lingui/react/macro'

/** The setting of push notifications, with what an agent is notified about. */
export function PushSwitch() {
  const { t } = useLingui()
  return (
    <PushSetting
      hint={t`About your contracts, bills, balance and team, even while the site is closed. They name no amounts or accounts and end when you sign out.`}
    />
  )
}
