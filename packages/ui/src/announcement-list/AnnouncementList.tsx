import { useFormat } from '@baize/i18n'
import type { Instant } from '@baize/i18n/format'
import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { useValue } from '../field/useValue.ts'
import { Heading } from '../heading/Heading.tsx'
import { Html, type SanitisedHtml } from '../html/Html.tsx'
import { ChevronDownIcon, NoticeIcon } from '../icons/icons.ts'
import { Pagination } from '../pagination/Pagination.tsx'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
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

export interface AnnouncementListProps extends CommonProps<HTMLElement> {
  /** Accessible name, for example "Announcements". */
  label: string
  /** The announcements, the newest first. */
  announcements: readonly Announcement[]
  /** Id of the one that is open, where its owner keeps that; the page follows from it. `null` is none. */
  value?: string | null
  /** Id of the one that is open at first, where the list keeps that; `null` opens none. @default the first */
  defaultValue?: string | null
  /** Announcements on a page, at most 24. @default announcementSettings.pageSize */
  pageSize?: number
  /** Pages shown around the current one. @default announcementSettings.range */
  range?: number
  /** Pages always shown at each end. @default announcementSettings.margin */
  margin?: number
  /** Place of the open one's title in the outline. @default 3 */
  level?: 2 | 3 | 4
  /** Called on a click on a title, or a page change: the id of what is open now, or `null`. */
  onValueChange?: (id: string | null) => void
}

/** Announcements in pages: titles at the start, the open one's words at the end; on a phone under its title. */
export function AnnouncementList({
  label,
  announcements,
  value,
  defaultValue,
  pageSize = announcementSettings.pageSize,
  range = announcementSettings.range,
  margin = announcementSettings.margin,
  level = 3,
  onValueChange,
  ...root
}: AnnouncementListProps) {
  const { t } = useLingui()
  const format = useFormat()
  const base = useId()
  const size = Math.min(Math.max(1, Math.floor(pageSize)), announcementSettings.largestPage)
  const pageCount = Math.max(1, Math.ceil(announcements.length / size))
  const placeOf = (id: string | null) => announcements.findIndex((announcement) => announcement.id === id)
  const pageOf = (id: string | null) => Math.floor(Math.max(0, placeOf(id)) / size) + 1
  // An address may name one that is gone.
  const known = defaultValue !== undefined && placeOf(defaultValue) >= 0
  const first = known || defaultValue === null ? defaultValue : (announcements[0]?.id ?? null)
  const [open, show] = useValue<string | null>(value, first, onValueChange)
  const [wantedPage, setPage] = useState(() => pageOf(open))
  const [seen, setSeen] = useState(open)
  if (seen !== open) {
    setSeen(open)
    if (placeOf(open) >= 0) setPage(pageOf(open))
  }
  const page = Math.min(wantedPage, pageCount)
  const shown = announcements.slice((page - 1) * size, page * size)

  const turn = (next: number) => {
    setPage(next)
    show(announcements[(next - 1) * size]?.id ?? null)
  }

  return (
    <section className={css.announcements} aria-label={label} {...commonProps(root)}>
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
              {t({ message: 'Choose an announcement to read', context: 'Beside a list of announcements' })}
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
