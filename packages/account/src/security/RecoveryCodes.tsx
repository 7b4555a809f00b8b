import { AnswerPlace } from '@baize/site'
import { Alert, Button, Inline, LinkButton, Stack, Text } from '@baize/ui'
import { CopyIcon, DownloadIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import * as css from './Security.css.ts'

export interface RecoveryCodesProps {
  codes: readonly string[]
  /** The user says that they are kept. */
  onSave: () => void
}

/** The codes that let one in without the phone. The platform shows them this once. */
export function RecoveryCodes({ codes, onSave }: RecoveryCodesProps) {
  const { t } = useLingui()
  const [copied, setCopied] = useState(false)
  const head = useRef<HTMLDivElement>(null)
  // In the commit itself: a frame later the member may be typing already.
  useLayoutEffect(() => head.current?.focus(), [])
  const text = codes.join('\n')
  return (
    <Stack space="md">
      <AnswerPlace ref={head}>
        <Alert tone="positive" title={t`Authenticator app connected.`}>
          {t`These are your recovery codes. Each one signs you in once without your phone. They won’t be shown again, so keep them somewhere safe.`}
        </Alert>
      </AnswerPlace>
      <ol className={css.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code} className={css.code}>
            {code}
          </li>
        ))}
      </ol>
      <Inline space="sm">
        <Button
          variant="outline"
          tone="neutral"
          icon={<CopyIcon size={18} />}
          onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
        >
          {t({ message: 'Copy all', context: 'button: recovery codes' })}
        </Button>
        <LinkButton
          variant="outline"
          tone="neutral"
          icon={<DownloadIcon size={18} />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          {t({ message: 'Save as a file', context: 'button: recovery codes' })}
        </LinkButton>
        <span role="status">{copied && <Text size="sm" tone="muted">{t`Copied.`}</Text>}</span>
      </Inline>
      <Button size="large" fullWidth onClick={onSave}>
        {t({ message: 'I’ve saved them', context: 'button: recovery codes' })}
      </Button>
    </Stack>
  )
}
