import type { TableColumn } from '@baize/ui'

/** A column of a table of the centre, on the screen and in its file. */
export interface PageColumn<Row> extends TableColumn<Row> {
  /** The labels of its values, where they are texts. */
  words?: Record<string, string>
}
