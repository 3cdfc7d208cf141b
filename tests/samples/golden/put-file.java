// Replace a cover
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
        BodyPublishers.ofFile(Path.of("cover.png"));

    var uri = URI.create(apiUrl + "/covers/1");
    var request =
        HttpRequest.newBuilder(uri)
            .method("PUT", body)
            .header("Authorization", "Bearer " + apiKey)
            .header("Content-Type", "image/png")
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
