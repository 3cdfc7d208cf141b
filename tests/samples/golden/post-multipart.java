// Add a cover
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;

class Sample {
  public static void main(String[] args) throws Exception {
    var apiUrl =
        System.getenv().getOrDefault("PARTNER_API_URL", "https://api.library.example/v1");
    var apiKey = System.getenv("PARTNER_API_KEY");
    if (apiKey == null || apiKey.isEmpty()) {
      System.err.println("Set PARTNER_API_KEY to your API key.");
      System.exit(1);
    }

    var body =
        BodyPublishers.concat(
            BodyPublishers.ofString("--sample-boundary-5d41402a\r\n" +
                "Content-Disposition: form-data; name=\"title\"\r\n" +
                "\r\n" +
                "Ana's \"first\"; $HOME \\ 1\r\n" +
                "--sample-boundary-5d41402a\r\n" +
                "Content-Disposition: form-data; name=\"about\"\r\n" +
                "Content-Type: application/json\r\n" +
                "\r\n" +
                "{\"pages\":[1,2],\"by\":\"\\\"A\\\"\"}\r\n" +
                "--sample-boundary-5d41402a\r\n" +
                "Content-Disposition: form-data; name=\"cover\"; filename=\"cover.png\"\r\n" +
                "Content-Type: image/png\r\n" +
                "\r\n"),
            BodyPublishers.ofFile(Path.of("cover.png")),
            BodyPublishers.ofString("\r\n" +
                "--sample-boundary-5d41402a\r\n" +
                "Content-Disposition: form-data; name=\"back\"; filename=\"back.png\"\r\n" +
                "Content-Type: image/png\r\n" +
                "\r\n"),
            BodyPublishers.ofFile(Path.of("back.png")),
            BodyPublishers.ofString("\r\n" +
                "--sample-boundary-5d41402a--\r\n"));

    var uri = URI.create(apiUrl + "/books/book_1/covers");
    var request =
        HttpRequest.newBuilder(uri)
            .method("POST", body)
            .header("Authorization", "Bearer " + apiKey)
            .header("Api-Version", "2026-03-01")
            .header("Content-Type", "multipart/form-data; boundary=sample-boundary-5d41402a")
            .timeout(Duration.ofSeconds(30))
            .build();
    var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
    if (response.statusCode() >= 300) {
      // A problem (RFC 9457): act on its code, quote its requestId to support.
      System.err.println("HTTP " + response.statusCode() + ": " + response.body());
      System.exit(1);
    }
    System.out.println(response.body());
  }
}
