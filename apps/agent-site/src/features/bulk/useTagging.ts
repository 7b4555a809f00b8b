import { setTeamTags, teamMemberDetail, teamMembers, teamTags } from '@baize/api/calls'
import { useInvalidate, usePlatform } from '@baize/site'
import { useBatch } from './useBatch.ts'

/** Adds a tag to accounts one after another, each with the calls of its own page; those that have it are left as they are. */
export function useTagging() {
  const { client } = usePlatform()
  const invalidate = useInvalidate()
  const batch = useBatch<'added' | 'unchanged'>({})
  return {
    batch,
    async add(tag: string, ids: readonly string[]): Promise<void> {
      await batch.run(ids, async (id) => {
        const { tags } = await client.call(teamMemberDetail, { params: { id }, query: {} })
        if (tags.includes(tag)) return 'unchanged'
        await client.call(setTeamTags, { params: { id }, body: { tags: [...tags, tag] } })
        return 'added'
      })
      invalidate(teamMemberDetail, teamTags, teamMembers)
    },
  }
}
