import { loadViewMessages } from '@baize/account'
import { announcementList } from '@baize/api/calls'
import { joinMessages, LanguageSection, useLanguage } from '@baize/i18n'
import { Loaded, useApiQuery } from '@baize/site'
import { AnnouncementList, announcementSettings, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { ClosePopup } from '../../shared/popups/ClosePopup.tsx'
import { openNotice, useOpenNotice } from '../../shared/popups/popups.ts'
import { listed } from './listed.ts'
import { loadMessages } from './messages.ts'
import type { AnnouncementRows } from './useAnnouncements.ts'

const loadWords = joinMessages(loadViewMessages, loadMessages)

/** The notices of the line under the header, and those for players, opened at the clicked one. */
export function Notices() {
  return (
    <LanguageSection load={loadWords}>
      <Read />
    </LanguageSection>
  )
}

function useNotices(type: 'H' | 'PL') {
  const { locale } = useLanguage()
  const query = { platform: 'W', pageSize: '99', language: locale, type } as const
  return useApiQuery(announcementList, { query }, { keepPrevious: true, ofSession: false })
}

function Read() {
  const headlines = useNotices('H')
  // Loads in parallel with the others. Where both failed, it is loaded again when the others are.
  useNotices('PL')
  return (
    <Loaded read={headlines} lines={8}>
      {({ rows }) => <All headlines={rows} />}
    </Loaded>
  )
}

function All({ headlines }: { headlines: AnnouncementRows }) {
  const { t } = useLingui()
  const asked = useOpenNotice()
  const forPlayers = useNotices('PL')
  return (
    <Loaded read={forPlayers} lines={8}>
      {({ rows }) => {
        const notices = listed([...headlines, ...rows])
        return (
          <Stack space="md">
            <AnnouncementList
              label={t({ message: 'Notices', context: 'name of a list' })}
              announcements={notices}
              {...(asked && { defaultValue: asked })}
              range={announcementSettings.popupRange}
              onValueChange={(id) => openNotice(id ?? '')}
            />
            <ClosePopup />
          </Stack>
        )
      }}
    </Loaded>
  )
}
