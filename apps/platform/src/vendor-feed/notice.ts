import { noticeOn } from '../database/notice.ts'

/** Vendors have published something new. */
export const feedNotice = noticeOn('baize_vendor_feed')
