import type { ValueOf } from '@baize/api'
import { announcementList } from '@baize/api/calls'
import { useLanguage } from '@baize/i18n'
import { Loaded, useApiQuery } from '@baize/site'
import {
  type Announcement,
  AnnouncementList,
  Card,
  Heading,
  Pagination,
  SegmentedControl,
  Stack,
  Text,
} from '@baize/ui'
import { sanitise } from '@baize/ui/sanitise'
import { useLingui } from '@lingui/react/macro'
import { useShownAnnouncement } from './useShownAnnouncement.ts'

const pageSize = 9

/** Announcements as the list shows them; their HTML is made safe once more. */
const listed = (rows: ValueOf<typeof announcementList>['rows']): Announcement[] =>
  rows.map(({ id, title, language, content, timestamp }) => ({
    ...{ id, title, lang: language, timestamp },
    content: sanitise(content),
  }))

/** What the brand announces, nine a page: the titles, and the text of the open one. */
export function AnnouncementsScreen() {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { type, page, open, show } = useShownAnnouncement()
  const read = useApiQuery(
    announcementList,
    {
      query: {
        pageNo: String(page),
        pageSize: String(pageSize),
        language: locale,
        ...(type === 'all' ? {} : { type }),
      },
    },
    { keepPrevious: true },
  )
  const title = t({ message: 'Announcements', context: 'page of the agent centre' })
  const kinds = [
    { value: 'all', label: t({ message: 'All', context: 'kind of announcements' }) },
    { value: 'PL', label: t({ message: 'Notices', context: 'kind of announcements' }) },
    { value: 'PR', label: t({ message: 'Promotions', context: 'kind of announcements' }) },
    { value: 'H', label: t({ message: 'Headlines', context: 'kind of announcements' }) },
  ] as const
  return (
    <Stack space="lg">
      <Stack space="2xs">
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">{t`News for you and your team, newest first.`}</Text>
      </Stack>
      <SegmentedControl
        label={t({ message: 'Type', context: 'choice: kind of announcements' })}
        segments={kinds}
        value={type}
        onValueChange={(value) => show({ type: value, page: 1, open: null })}
      />
      <Loaded read={read} lines={9}>
        {({ rows, page: info }) => {
          return (
            <Stack space="md">
              <Card as="section">
                <AnnouncementList
                  key={`${type} ${info.pageNo} ${locale}`}
                  label={title}
                  level={2}
                  announcements={listed(rows)}
                  {...(open && { defaultValue: open })}
                  onValueChange={(id) => show({ open: id })}
                />
              </Card>
              <Pagination
                label={t({ message: 'Pages of announcements', context: 'name of the page links' })}
                page={info.pageNo}
                pageCount={Math.ceil(info.total / pageSize)}
                range={5}
                margin={1}
                onPageChange={(next) => show({ page: next, open: null })}
              />
            </Stack>
          )
        }}
      </Loaded>
    </Stack>
  )
}
