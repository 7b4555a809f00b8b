import type { TableColumn } from '@baize/ui'

/** A column of a report, on the screen and in its file. */
export interface ReportColumn<Row> extends TableColumn<Row> {
  /** What its values are called, where they are words. */
  words?: Record<string, string>
}
