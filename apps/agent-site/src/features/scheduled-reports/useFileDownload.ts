import { downloadFile } from '@baize/account'
import { openReportFile, reportSchedules } from '@baize/api/calls'
import { useCall } from '@baize/site'
import { toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

/** Downloads a file by a URL that is valid once; `loading` is the id of the one that is loading. */
export function useFileDownload() {
  const { t } = useLingui()
  const open = useCall(openReportFile, {
    failureToast: true,
    // One that has expired meanwhile leaves the list.
    invalidatesAnyway: [reportSchedules],
    onSuccess({ url, fileName }) {
      downloadFile(url, fileName)
      toast({ message: t`Download started.` })
    },
  })
  return {
    loading: open.isPending ? open.variables.params.id : null,
    download: (id: string) => open.mutate({ params: { id } }),
  }
}
