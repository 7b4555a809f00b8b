import { useFormat } from '@baize/i18n'
import type { Instant } from '@baize/i18n/format'
import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { Heading } from '../heading/Heading.tsx'
import { Html, type SanitisedHtml } from '../html/Html.tsx'
import { ChevronDownIcon, NoticeIcon } from '../icons/icons.ts'
import { Pagination } from '../pagination/Pagination.tsx'
import { type RootProps, rootAttributes } from '../private/root.ts'
import * as css from './AnnouncementList.css.ts'
import { announcementSettings } from './settings.ts'

export interface Announcement {
  /** Stable key. */
  id: string
  /** What it is about; shown as plain text. */
  title: string
  /** The language of the title, where it is not the page's; the content says its own. */
  lang?: string | undefined
  /** What it says, made safe by `sanitise()`. */
  content: SanitisedHtml
  /** When it was published. */
  timestamp?: Instant
}

export interface AnnouncementListProps extends RootProps<HTMLElement> {
  /** Accessible name, for example "Announcements". */
  label: string
  /** The announcements, the newest first. */
  announcements: readonly Announcement[]
  /** Place in the whole list, from 0, of the one that is open at first; the page follows from it. `null` opens none. @default 0 */
  openIndex?: number | null
  /** Announcements on a page, at most 24. @default announcementSettings.pageSize */
  pageSize?: number
  /** Pages shown around the current one. @default announcementSettings.range */
  range?: number
  /** Pages always shown at each end. @default announcementSettings.margin */
  margin?: number
  /** Place of the open one's title in the outline. @default 3 */
  level?: 2 | 3 | 4
  /** A title was pressed, or a page turned: the id of what is open now, or `null`. */
  onOpenChange?: (id: string | null) => void
}

/** Announcements in pages: titles at the start, the open one's words at the end; on a phone under its title. */
export function AnnouncementList({
  label,
  announcements,
  openIndex = 0,
  pageSize = announcementSettings.pageSize,
  range = announcementSettings.range,
  margin = announcementSettings.margin,
  level = 3,
  onOpenChange,
  ...root
}: AnnouncementListProps) {
  const { t } = useLingui()
  const format = useFormat()
  const base = useId()
  const size = Math.min(Math.max(1, Math.floor(pageSize)), announcementSettings.largestPage)
  const pageCount = Math.max(1, Math.ceil(announcements.length / size))
  const first = openIndex === null ? undefined : (announcements[openIndex] ?? announcements[0])
  const [open, setOpen] = useState<string | null>(first?.id ?? null)
  const [wantedPage, setPage] = useState(() =>
    first ? Math.floor(announcements.indexOf(first) / size) + 1 : 1,
  )
  const page = Math.min(wantedPage, pageCount)
  const shown = announcements.slice((page - 1) * size, page * size)

  const show = (id: string | null) => {
    setOpen(id)
    onOpenChange?.(id)
  }
  const turn = (next: number) => {
    setPage(next)
    show(announcements[(next - 1) * size]?.id ?? null)
  }

  return (
    <section className={css.announcements} aria-label={label} {...rootAttributes(root)}>
      {announcements.length === 0 ? (
        <EmptyState
          icon={<NoticeIcon />}
          title={t({ message: 'No announcements', context: 'In place of an empty list' })}
        />
      ) : (
        <ul className={css.list}>
          {shown.map((announcement, index) => {
            const expanded = announcement.id === open
            return (
              <li key={announcement.id} className={css.item}>
                <button
                  type="button"
                  id={`${base}-${index}`}
                  className={css.title}
                  aria-expanded={expanded}
                  aria-controls={expanded ? `${base}-${index}-detail` : undefined}
                  onClick={() => show(expanded ? null : announcement.id)}
                >
                  <span className={css.words}>
                    <span className={css.name}>
                      <bdi lang={announcement.lang}>{announcement.title}</bdi>
                    </span>
                    {announcement.timestamp !== undefined && (
                      <span className={css.time}>{format.date(announcement.timestamp)}</span>
                    )}
                  </span>
                  <span className={css.arrow}>
                    <ChevronDownIcon />
                  </span>
                </button>
                {expanded && (
                  <section
                    id={`${base}-${index}-detail`}
                    className={css.detail}
                    aria-labelledby={`${base}-${index}`}
                  >
                    <div className={css.heading}>
                      <Heading level={level} size="item">
                        <bdi lang={announcement.lang}>{announcement.title}</bdi>
                      </Heading>
                    </div>
                    <Html content={announcement.content} />
                  </section>
                )}
              </li>
            )
          })}
          {!shown.some(({ id }) => id === open) && (
            <li className={css.hint}>
              {t({ message: 'Choose a title to read it', context: 'Beside a list of announcements' })}
            </li>
          )}
        </ul>
      )}
      <Pagination
        label={t({ message: 'Pages of the announcements', context: 'Name of a navigation' })}
        page={page}
        pageCount={pageCount}
        range={range}
        margin={margin}
        onPageChange={turn}
      />
    </section>
  )
}
