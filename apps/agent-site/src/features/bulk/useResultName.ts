import { brandDay } from '@baize/account'
import { usePermission, usePlatform, useSession } from '@baize/site'

/** The name of the file with the results of another: whose they are and of which day, so that it is no second one of that name. */
export function useResultName(): (fileName: string) => string {
  const { member } = useSession()
  const { client } = usePlatform()
  const { gmtOffsetMinutes } = usePermission()
  return (fileName) =>
    [fileName.replace(/\.\w+$/, ''), member?.account ?? '', brandDay(client.now(), gmtOffsetMinutes)].join(
      '-',
    )
}
