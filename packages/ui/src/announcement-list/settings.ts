/** How announcements are paged, as specified. */
export const announcementSettings = {
  /** Announcements on a page. */
  pageSize: 9,
  /** Pages shown around the current one. */
  range: 5,
  /** Pages always shown at each end. */
  margin: 1,
  /** Pages shown around the current one in the notice popup. */
  popupRange: 1,
  /** The most that a page may hold. */
  largestPage: 24,
} as const
