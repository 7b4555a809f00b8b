import { useCursorPages } from '@baize/account'
import { teamMemberTimeline } from '@baize/api/calls'
import { Loaded, useApiQuery } from '@baize/site'
import { EmptyState, Pagination, SelectField, Stack, Timeline } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { TimelineEntry } from './downline.ts'
import { entryKinds, useEntryKindNames, useEntryText } from './entryText.ts'

/** What happened to an account, newest first: money, transfers, contracts, bills, freezes, notes. */
export function History({ id }: { id: string }) {
  const { t } = useLingui()
  const names = useEntryKindNames()
  const textOf = useEntryText()
  const [kind, setKind] = useState<TimelineEntry['kind']>()
  const query = { pageSize: '20', ...(kind ? { kind } : {}) }
  const pages = useCursorPages(JSON.stringify({ id, ...query }))
  const read = useApiQuery(
    teamMemberTimeline,
    { params: { id }, query: { ...query, ...pages.query } },
    { keepPrevious: true },
  )
  const title = t({ message: 'Timeline', context: 'tab: what happened to an account' })
  return (
    <Stack space="lg">
      <SelectField
        label={t({ message: 'Show', context: 'filter: which entries of a timeline' })}
        value={kind ?? ''}
        onValueChange={(value) => setKind(entryKinds.find((each) => each === value))}
        options={[
          { value: '', label: t({ message: 'All entries', context: 'filter: entries of a timeline' }) },
          ...entryKinds.map((value) => ({ value, label: names[value] })),
        ]}
      />
      <Loaded read={read} lines={8}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={t`No entries of this type yet`} level={2} />
          ) : (
            <Timeline
              label={title}
              steps={rows.map((entry) => ({
                id: entry.id,
                title: textOf(entry),
                at: entry.at,
                state: 'done' as const,
                ...(entry.text !== null && entry.kind !== 'note' ? { reason: entry.text } : {}),
              }))}
            />
          )
        }
      </Loaded>
      <Pagination
        label={t({ message: 'Pages of the timeline', context: 'name of the page links' })}
        page={pages.page}
        pageCount={pages.pageCount(read.data?.page.next)}
        onPageChange={(page) => pages.goTo(page, read.data?.page.next)}
      />
    </Stack>
  )
}
