/** Where a page of a list begins, and what the answer says of it. */
export function pageOf(query: { pageNo: number; pageSize: number }) {
  const { pageNo, pageSize } = query
  return {
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
    info: (total: number | bigint | string) => ({ pageNo, pageSize, total: Number(total) }),
  }
}
