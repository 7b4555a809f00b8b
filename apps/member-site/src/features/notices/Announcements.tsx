import { loadViewMessages } from '@baize/account'
import { joinMessages, LanguageSection } from '@baize/i18n'
import { Loaded } from '@baize/site'
import { AnnouncementList, Button, CheckboxField, Inline, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { ClosePopup } from '../../shared/popups/ClosePopup.tsx'
import { Known } from '../../shared/popups/Known.tsx'
import { closePopup } from '../../shared/popups/popups.ts'
import { markAnnouncements, type Reader } from './closedAnnouncements.ts'
import { listed } from './listed.ts'
import { loadMessages } from './messages.ts'
import { useAnnouncements } from './useAnnouncements.ts'

const loadWords = joinMessages(loadViewMessages, loadMessages)

/** The brand's announcements: titles at the start, text at the end; once a session, unless closed for good. */
export function Announcements() {
  return (
    <LanguageSection load={loadWords}>
      <Known>
        <Read />
      </Known>
    </LanguageSection>
  )
}

function Read() {
  const { t } = useLingui()
  const { read, reader, forReader } = useAnnouncements()
  return (
    <Loaded read={read} lines={8}>
      {({ rows }) => {
        const announcements = listed(forReader(rows))
        return (
          <Stack space="md">
            <AnnouncementList
              label={t({ message: 'Announcements', context: 'name of a list' })}
              announcements={announcements}
            />
            {announcements.length > 0 ? (
              <Closing reader={reader} ids={announcements.map(({ id }) => id)} />
            ) : (
              <ClosePopup />
            )}
          </Stack>
        )
      }}
    </Loaded>
  )
}

function Closing({ reader, ids }: { reader: Reader; ids: readonly string[] }) {
  const { t } = useLingui()
  const [never, setNever] = useState(false)
  const shown = ids.join(' ')
  // Opened by their address they count as seen too: closed, they do not open by themselves.
  useEffect(() => markAnnouncements('seen', reader, shown.split(' ')), [reader, shown])
  return (
    <Inline align="between" space="md">
      <CheckboxField
        label={t({ message: 'Don’t show these again', context: 'box in the announcements' })}
        checked={never}
        onCheckedChange={setNever}
      />
      <Button
        initialFocus
        onClick={() => {
          if (never) markAnnouncements('closed', reader, ids)
          closePopup()
        }}
      >
        {t({ message: 'Got it', context: 'button: closes the announcements' })}
      </Button>
    </Inline>
  )
}
