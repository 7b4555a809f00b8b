import { useFormat } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { useValue } from '../field/useValue.ts'
import { ChevronEndIcon, ChevronStartIcon } from '../icons/icons.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { reportNameless } from '../private/reportNameless.ts'
import * as css from './Pagination.css.ts'
import { pagesToShow, paginationSettings } from './pages.ts'

export interface PaginationProps extends CommonProps<HTMLElement> {
  /** Accessible name, for example "Pages of the betting record". */
  label: string
  /** The page shown, from 1, where its owner keeps it. */
  page?: number
  /** The page shown at first, where it keeps that by itself. @default 1 */
  defaultPage?: number
  /** How many pages there are. With one page or none nothing is shown. */
  pageCount: number
  /** Called with the requested page, from 1. */
  onPageChange?: (page: number) => void
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
  page: owned,
  defaultPage = 1,
  pageCount,
  onPageChange,
  range = paginationSettings.range,
  margin = paginationSettings.margin,
  ...root
}: PaginationProps) {
  if (process.env.NODE_ENV !== 'production') reportNameless('Pagination', label)
  const { t } = useLingui()
  const [page, setPage] = useValue(owned, defaultPage, onPageChange)
  if (pageCount <= 1) return null
  const current = Math.min(Math.max(1, page), pageCount)
  const pages = pagesToShow(current, pageCount, range, margin)
  const step = (to: number) => {
    if (to >= 1 && to <= pageCount && to !== current) setPage(to)
  }
  return (
    <nav className={css.navigation} aria-label={label} {...commonProps(root)}>
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
