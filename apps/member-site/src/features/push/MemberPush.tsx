import { PushSetting } from '@baize/account'
import { keepWorker } from '../../shared/installable/worker.ts'

/** The setting of push notifications, by the service worker that keeps files too. */
export function MemberPush() {
  return <PushSetting register={keepWorker} />
}
