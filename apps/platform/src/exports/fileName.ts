/** What a file is of, besides its list. */
export interface FileSubject {
  /** User name of the account whose rows they are, as a filter names it, or whose session made the file. */
  readonly account: string
  /** First and last day (`2026-11-01`); the day on which the file is made where the list has no period. */
  readonly from: string
  readonly to: string
}

const daysOf = ({ from, to }: FileSubject, between: string): string =>
  from === to ? from : `${from}${between}${to}`

/** `teamBets-sokha2026-2026-11-01_2026-11-30.xlsx`, with no sign in it that a header or a file system reads otherwise. */
export function fileNameOf(record: string, subject: FileSubject, format: string): string {
  const name = `${record}-${subject.account}-${daysOf(subject, '_')}`
  return `${name.replace(/[^\w.-]+/g, '_')}.${format}`
}

/** The name of the worksheet in a workbook: its days. A workbook allows 31 characters, none of `[]:*?/\`. */
export const sheetNameOf = (subject: FileSubject): string =>
  daysOf(subject, ' – ')
    .replace(/[[\]:*?/\\"]/g, '')
    .slice(0, 31)

/** What a list by a filter is of; filters that name none are of the session's account and of `today`. */
export function subjectOf(
  filter: Readonly<Record<string, string>>,
  session: { readonly account: string },
  today: string,
): FileSubject {
  const { account = session.account, from = today, to = filter.from === undefined ? today : from } = filter
  return { account, from, to }
}
