import { Alert, Button, Inline, Stack, Text } from '@baize/ui'
import { DownloadIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { FileDays } from './FileDays.tsx'
import type { ReportFile } from './schedule.ts'
import { useFileDownload } from './useFileDownload.ts'

/** The file that a message or an e-mail leads to; undefined where it is not there any more. */
export function FileNotice({ file }: { file: ReportFile | undefined }) {
  const { t } = useLingui()
  const { loading, download } = useFileDownload()
  if (!file) {
    return <Alert tone="caution">{t`This file has expired, or it belongs to another account.`}</Alert>
  }
  return (
    <Alert title={file.name}>
      <Stack space="sm">
        <Text as="span">
          <FileDays file={file} />
        </Text>
        <Inline>
          <Button
            size="small"
            icon={<DownloadIcon size={18} />}
            loading={loading === file.id}
            onClick={() => download(file.id)}
          >
            {t({ message: 'Download', context: 'button: a report as a file' })}
          </Button>
        </Inline>
      </Stack>
    </Alert>
  )
}
