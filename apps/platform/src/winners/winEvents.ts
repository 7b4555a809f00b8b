import { noticeOn } from '../database/notice.ts'

/** The board may show something new. */
export const winNotice = noticeOn('baize_winner')
