import { useCursorPages } from '@baize/account'
import { removeTeamNote, teamMemberTimeline, teamNotes } from '@baize/api/calls'
import { Loaded, useApiQuery, useCall, useMay } from '@baize/site'
import {
  Card,
  DateTime,
  EmptyState,
  IconButton,
  Inline,
  Pagination,
  SearchField,
  Stack,
  Text,
  toast,
} from '@baize/ui'
import { CloseIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { NoteForm } from './NoteForm.tsx'

/** The agent's notes on an account, newest first, searched by their text. */
export function Notes({ id }: { id: string }) {
  const { t } = useLingui()
  const mayChange = useMay()('full')
  const [search, setSearch] = useState('')
  const query = { memberId: id, pageSize: '20', ...(search ? { search } : {}) }
  const pages = useCursorPages(JSON.stringify(query))
  const read = useApiQuery(teamNotes, { query: { ...query, ...pages.query } }, { keepPrevious: true })
  const removal = useCall(removeTeamNote, {
    invalidatesAnyway: [teamNotes, teamMemberTimeline],
    failureToast: true,
    onSuccess: () => toast({ message: t`Note removed.` }),
  })
  return (
    <Stack space="lg">
      {mayChange && <NoteForm id={id} />}
      <search>
        <SearchField
          label={t({ message: 'Search notes', context: 'label of a search field' })}
          maxLength={64}
          searchOnType
          onSearch={(text) => setSearch(text.trim())}
        />
      </search>
      <Loaded read={read}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={search ? t`No matching notes` : t`No notes yet`} level={2} />
          ) : (
            <Stack as="ul" space="sm">
              {rows.map((note) => (
                <Card as="li" key={note.id} padding="sm">
                  <Inline align="between" nowrap>
                    <Stack space="2xs">
                      <Text>
                        <bdi>{note.text}</bdi>
                      </Text>
                      <Text size="xs" tone="muted">
                        <DateTime value={note.at} />
                      </Text>
                    </Stack>
                    {mayChange && (
                      <IconButton
                        icon={<CloseIcon size={16} />}
                        label={t({ message: `Remove note “${{ text: note.text }}”`, context: 'button' })}
                        loading={removal.isPending && removal.variables.params.id === note.id}
                        onClick={() => removal.mutate({ params: { id: note.id } })}
                      />
                    )}
                  </Inline>
                </Card>
              ))}
            </Stack>
          )
        }
      </Loaded>
      <Pagination
        label={t({ message: 'Pages of notes', context: 'name of the page links' })}
        page={pages.page}
        pageCount={pages.pageCount(read.data?.page.next)}
        onPageChange={(page) => pages.goTo(page, read.data?.page.next)}
      />
    </Stack>
  )
}
