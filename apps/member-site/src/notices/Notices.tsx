import { Loaded, loadViewMessages, useRead } from '@baize/account'
import { announcementList } from '@baize/api/calls'
import { joinMessages, LanguageSection, useLanguage } from '@baize/i18n'
import { AnnouncementList, announcementSettings } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { openNotice, useOpenNotice } from '../popups/popups.ts'
import { listed } from './listed.ts'
import { loadMessages } from './messages.ts'

const loadWords = joinMessages(loadViewMessages, loadMessages)

/** The notices of the line under the header, and those for players, opened at the one that was pressed. */
export function Notices() {
  return (
    <LanguageSection load={loadWords}>
      <Read />
    </LanguageSection>
  )
}

function Read() {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const asked = useOpenNotice()
  const query = { platform: 'W', pageSize: '99', language: locale } as const
  const headlines = useRead(
    announcementList,
    { query: { ...query, type: 'H' } },
    { keepPrevious: true, ofSession: false },
  )
  const forPlayers = useRead(
    announcementList,
    { query: { ...query, type: 'PL' } },
    { keepPrevious: true, ofSession: false },
  )
  return (
    <Loaded read={headlines} lines={8}>
      {({ rows }) => (
        <Loaded read={forPlayers} lines={8}>
          {({ rows: more }) => {
            const notices = listed([...rows, ...more])
            const index = notices.findIndex(({ id }) => id === asked)
            return (
              <AnnouncementList
                label={t({ message: 'Notices', context: 'name of a list' })}
                announcements={notices}
                openIndex={Math.max(0, index)}
                range={announcementSettings.popupRange}
                onOpenChange={(id) => openNotice(id ?? '')}
              />
            )
          }}
        </Loaded>
      )}
    </Loaded>
  )
}
