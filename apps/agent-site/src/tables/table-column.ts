import type { TableColumn } from '@baize/ui'

/** A column of a table of the centre, on the screen and in its file. */
export interface PageColumn<Row> extends TableColumn<Row> {
  /** What its values are called, where they are words. */
  words?: Record<string, string>
}
