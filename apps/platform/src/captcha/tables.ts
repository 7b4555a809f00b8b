export interface CaptchaTables {
  captcha: {
    id: string
    answer_mark: string
    /** The expected answer of its sound, once that was requested. */
    sound_mark: string | null
    salt: string
    difficulty: number
    expires_at: Date
  }
}
