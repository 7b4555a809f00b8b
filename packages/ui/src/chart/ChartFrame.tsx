import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { ChartIcon, TableIcon } from '../icons/icons.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { Table } from '../table/Table.tsx'
import type { TableColumn } from '../table/table-column.ts'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'
import * as css from './Chart.css.ts'

interface ChartFrameProps<Row> extends CommonProps<HTMLElement> {
  title: string
  /** Sentences that say what the image shows. */
  summary: readonly string[]
  empty: boolean
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  children: ReactNode
}

/**
 * The frame of every chart: its title, its summary, and the same figures as a table. Beside the chart itself the summary is
 * for screen readers, above the table for everyone.
 */
export function ChartFrame<Row>({
  title,
  summary,
  empty,
  columns,
  rows,
  rowKey,
  children,
  ...root
}: ChartFrameProps<Row>) {
  const { t } = useLingui()
  const [asTable, setAsTable] = useState(false)
  const titleId = useId()
  return (
    <figure className={css.figure} aria-labelledby={titleId} {...commonProps(root)}>
      <figcaption className={css.head}>
        <span className={css.title} id={titleId}>
          {title}
        </span>
        {!empty && (
          <span className={css.actions}>
            <Button
              variant="plain"
              tone="neutral"
              size="small"
              icon={asTable ? <ChartIcon /> : <TableIcon />}
              onClick={() => setAsTable(!asTable)}
            >
              {asTable
                ? t({ message: 'Show as chart', context: 'Button above a table of figures' })
                : t({ message: 'Show as table', context: 'Button above a chart' })}
            </Button>
          </span>
        )}
      </figcaption>
      {empty ? (
        <EmptyState title={t({ message: 'No data yet', context: 'A chart without figures' })} />
      ) : (
        <>
          <div className={asTable ? css.summary : visuallyHidden}>
            {summary.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          {asTable ? (
            <Table caption={title} captionHidden columns={columns} rows={rows} rowKey={rowKey} />
          ) : (
            children
          )}
        </>
      )}
    </figure>
  )
}
