export interface CaptchaTables {
  captcha: {
    id: string
    answer_mark: string
    /** The answer of its sound, once that was asked for. */
    sound_mark: string | null
    salt: string
    difficulty: number
    expires_at: Date
  }
}
