/** Where a page of a list begins, and its part of the response. */
export function pageOf(query: { pageNo: number; pageSize: number }) {
  const { pageNo, pageSize } = query
  return {
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
    info: (total: number | bigint | string) => ({ pageNo, pageSize, total: Number(total) }),
  }
}
