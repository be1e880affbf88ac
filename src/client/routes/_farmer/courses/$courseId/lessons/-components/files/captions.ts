/** A file of captions, which belongs to the video and is no attachment to open. */
export const isCaptions = (url: string) => /\.vtt$/i.test(url)
