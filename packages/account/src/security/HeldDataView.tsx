import { createHeldDataExport, heldData } from '@baize/api/calls'
import { Loaded, useApiQuery, useCall, useProblemText } from '@baize/site'
import { Alert, Button, Card, DateTime, Stack, Text } from '@baize/ui'
import { DownloadIcon } from '@baize/ui/icons'
import { Trans, useLingui } from '@lingui/react/macro'
import { downloadFile } from '../records/downloadFile.ts'
import { ViewFrame } from './ViewFrame.tsx'
import { useSecurityPlace } from './views.ts'

/** A copy of everything that is held about the account, once a day. */
export function HeldDataView() {
  const { t } = useLingui()
  const { back } = useSecurityPlace()
  const problemText = useProblemText()
  const read = useApiQuery(heldData, {})
  const make = useCall(createHeldDataExport, {
    // A refusal may mean that the copy of today was made elsewhere.
    invalidatesAnyway: [heldData],
    onSuccess: ({ url, fileName }) => downloadFile(url, fileName),
  })
  return (
    <ViewFrame
      title={t({ message: 'Your data', context: 'page title: what is held about the account' })}
      onBack={back}
    >
      <Card as="section">
        <Stack space="md">
          <Text>{t`A ZIP file with what is held about your account: your details, sign-ins, transactions, bets, messages and uploaded pictures.`}</Text>
          <Text tone="muted">{t`Passwords, codes and data about other people are left out. Keep the file safe.`}</Text>
          <Loaded read={read} lines={2}>
            {({ nextAt }) => (
              <Stack space="md">
                {make.isSuccess && (
                  <Alert tone="positive" announce="polite" title={t`Your download has started`}>
                    {t`If it doesn’t finish, you can start it again.`}
                  </Alert>
                )}
                {make.isError && !read.isFetching && nextAt === null && (
                  <Alert tone="critical" announce="assertive">
                    {problemText(make.error)}
                  </Alert>
                )}
                {nextAt === null ? (
                  <Button icon={<DownloadIcon />} loading={make.isPending} onClick={() => make.mutate({})}>
                    {t({ message: 'Download your data', context: 'button' })}
                  </Button>
                ) : (
                  <Alert tone="info">
                    <Trans>
                      You can download your data once a day. The next download is possible from{' '}
                      <DateTime value={nextAt} />.
                    </Trans>
                  </Alert>
                )}
              </Stack>
            )}
          </Loaded>
        </Stack>
      </Card>
    </ViewFrame>
  )
}
