import { useFormat } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { ChevronEndIcon, ChevronStartIcon } from '../icons/icons.ts'
import { type RootProps, rootAttributes } from '../private/root.ts'
import * as css from './Pagination.css.ts'
import { pagesToShow, paginationSettings } from './pages.ts'

export interface PaginationProps extends RootProps<HTMLElement> {
  /** Accessible name, for example "Pages of the betting record". */
  label: string
  /** The page shown, from 1. */
  page: number
  /** How many pages there are. With one page or none nothing is shown. */
  pageCount: number
  /** Another page was asked for, from 1. */
  onPageChange: (page: number) => void
  /**
   * Pages shown around the current one.
   * @default paginationSettings.range
   */
  range?: number
  /**
   * Pages always shown at each end.
   * @default paginationSettings.margin
   */
  margin?: number
}

/** Steps through the pages of a list. */
export function Pagination({
  label,
  page,
  pageCount,
  onPageChange,
  range = paginationSettings.range,
  margin = paginationSettings.margin,
  ...root
}: PaginationProps) {
  const { t } = useLingui()
  if (pageCount <= 1) return null
  const current = Math.min(Math.max(1, page), pageCount)
  const pages = pagesToShow(current, pageCount, range, margin)
  const step = (to: number) => {
    if (to >= 1 && to <= pageCount && to !== current) onPageChange(to)
  }
  return (
    <nav className={css.navigation} aria-label={label} {...rootAttributes(root)}>
      <ul className={css.pages}>
        <li>
          <button
            className={css.page}
            type="button"
            aria-label={t`Previous page`}
            aria-disabled={current === 1}
            onClick={() => step(current - 1)}
          >
            <ChevronStartIcon />
          </button>
        </li>
        {pages.map((item, index) => (
          <li key={item === 'gap' ? `gap after ${pages[index - 1]}` : item}>
            {item === 'gap' ? (
              <span className={css.gap} aria-hidden>
                …
              </span>
            ) : (
              <PageButton number={item} current={item === current} onPress={() => step(item)} />
            )}
          </li>
        ))}
        <li>
          <button
            className={css.page}
            type="button"
            aria-label={t`Next page`}
            aria-disabled={current === pageCount}
            onClick={() => step(current + 1)}
          >
            <ChevronEndIcon />
          </button>
        </li>
      </ul>
    </nav>
  )
}

interface PageButtonProps {
  number: number
  current: boolean
  onPress: () => void
}

function PageButton({ number, current, onPress }: PageButtonProps) {
  const { t } = useLingui()
  const format = useFormat()
  const page = format.number(number)
  return (
    <button
      className={css.page}
      type="button"
      aria-label={t({ message: `Page ${page}`, context: 'A page of a list' })}
      aria-current={current ? 'page' : undefined}
      onClick={onPress}
    >
      {page}
    </button>
  )
}
